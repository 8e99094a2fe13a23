window.ran = [...(window.ran ?? []), 'marketing'];
