window.ran = [...(window.ran ?? []), 'first'];
