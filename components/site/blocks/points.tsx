interface PointsProps {
  points: readonly { title: string; text: string }[]
}

/** Short statements on a dark section, in a grid whose lines are glazing bars. */
export function Points({ points }: PointsProps) {
  return (
    <ul className="grid h-full border-white/30 border-t sm:auto-rows-fr sm:grid-cols-2">
      {points.map(({ title, text }) => (
        <li
          key={title}
          className="border-white/30 border-b py-4 sm:even:border-l sm:even:pl-8 sm:odd:pr-8 md:py-7"
        >
          <h3 className="font-display font-semibold text-h3 tracking-tight">{title}</h3>
          <p className="mt-2 max-w-lead text-white/80 lg:text-lg">{text}</p>
        </li>
      ))}
    </ul>
  )
}
