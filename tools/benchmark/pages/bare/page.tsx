export default function BarePage() {
  return <p>Nothing but Next</p>
}
