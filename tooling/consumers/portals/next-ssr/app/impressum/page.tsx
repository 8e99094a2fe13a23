export default function Page() {
  return (
    <main>
      <h1>Impressum</h1>
    </main>
  );
}
