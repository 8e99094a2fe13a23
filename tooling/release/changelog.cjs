// How a changeset becomes an entry of CHANGELOG.md: the words written for users, without the hash of a commit.

/** @param {{ summary: string }} changeset */
async function getReleaseLine({ summary }) {
  const [title, ...rest] = summary.trim().split('\n');
  const body = rest.map((line) => (line ? `  ${line}` : '')).join('\n');
  return `- **${title}**${body ? `\n${body}` : ''}`;
}

/** The packages know nothing of each other, so there is nothing to say about dependencies. */
async function getDependencyReleaseLine() {
  return '';
}

module.exports = { getReleaseLine, getDependencyReleaseLine };
