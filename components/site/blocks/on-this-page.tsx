interface OnThisPageProps {
  parts: readonly { id: string; title: string }[]
}

/** Links to the parts of a page; on a phone one line, which slides sideways. */
export function OnThisPage({ parts }: OnThisPageProps) {
  return (
    <nav aria-label="On this page" className="border-bar border-t bg-white">
      <div className="wrap flex items-center gap-x-8">
        <span aria-hidden="true" className="shrink-0 text-slate max-md:hidden">
          On this page
        </span>
        <ul className="fade-end flex gap-x-5 overflow-x-auto md:gap-x-8">
          {parts.map(({ id, title }) => (
            <li key={id} className="shrink-0">
              <a
                href={`#${id}`}
                className="inline-flex min-h-12 items-center font-semibold text-base underline-offset-4 -outline-offset-4 hover:text-brick hover:underline"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
