/**
 * Says so where a part of the page lacks its code and would go on looking as if it worked: a form that loads for ever,
 * a tool that takes numbers and shows the result of its example. What works without scripts stays as it is.
 */
export function admitFailure(within: ParentNode): void {
  for (const status of within.querySelectorAll('.lead-widget [role=status]')) {
    status.textContent = 'Das Formular ist gerade nicht verfügbar. Bitte laden Sie die Seite neu.';
    status.closest('.lead-widget')?.setAttribute('data-status', 'failed');
  }
  for (const tool of within.querySelectorAll('[data-calculator]')) {
    const sentence = document.createElement('p');
    sentence.role = 'alert';
    sentence.textContent =
      'Ein Teil der Seite ließ sich nicht laden. Deshalb zeigt das Ergebnis nur das Beispiel. Laden Sie die Seite neu, um selbst zu rechnen.';
    tool.querySelector('section')?.replaceChildren(sentence);
    // The way to the form is a plain form, and where a figure comes from opens without scripts.
    const dead = 'button[type=button]:not([popovertarget]), :has(> .ui-number-field-entry)';
    for (const control of tool.querySelectorAll(dead)) control.remove();
  }
}
