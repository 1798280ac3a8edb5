interface Step {
  title: string
  text: string
}

interface NumberedStepsProps {
  steps: readonly Step[]
  /** Of the steps' headings. */
  level?: 3 | 4
}

export function NumberedSteps({ steps, level = 3 }: NumberedStepsProps) {
  const Heading = `h${level}` as const
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
            <Heading className="text-h3">{title}</Heading>
            <p className="mt-1 text-slate">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
