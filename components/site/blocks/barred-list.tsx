/** Words in balanced lines with bars between them; a bar at the start of a line is cut off. */
export function BarredList({ items }: { items: readonly string[] }) {
  return (
    <div className="overflow-hidden">
      <ul className="-ml-[calc(0.75em+1px)] text-balance">
        {items.map((item) => (
          <li key={item} className="my-0.5 inline-flex items-center align-top">
            <span aria-hidden="true" className="h-[0.8em] border-current/30 border-l" />
            <span className="px-[0.75em]">{item}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
