/** How to get in touch, where a build shows no forms. */
export function ContactInstead() {
  const { phone, email, examples } = __OPERATOR__;
  return (
    <p>
      Auf dieser Website gibt es zurzeit kein Anfrageformular. Schreiben Sie an <a href={`mailto:${email}`}>{email}</a>{' '}
      oder rufen Sie an: <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>.{examples && ' (Beispieldaten)'}
    </p>
  );
}
