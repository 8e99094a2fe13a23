export default function Privacy() {
  return (
    <main>
      <h1>Datenschutz</h1>
    </main>
  );
}
