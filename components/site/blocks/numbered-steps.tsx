interface Step {
  title: string
  text: string
}

export function NumberedSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol>
      {steps.map(({ title, text }, index) => (
        <li key={title} className="flex gap-5 border-bar border-t py-5 last:border-b">
          <span
            aria-hidden="true"
            className="w-6 shrink-0 font-display font-semibold text-brick text-h2 leading-none"
          >
            {index + 1}
          </span>
          <div>
            <h3 className="text-h3">{title}</h3>
            <p className="mt-1 text-slate">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
