export default function HomePage() {
  return <h1>SLW</h1>
}
