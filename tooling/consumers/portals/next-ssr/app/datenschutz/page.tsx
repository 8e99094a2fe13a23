export default function Page() {
  return (
    <main>
      <h1>Datenschutz</h1>
    </main>
  );
}
