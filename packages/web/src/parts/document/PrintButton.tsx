export function PrintButton() {
  return (
    <button type="button" className="link-button" onClick={() => print()}>
      Print
    </button>
  );
}
