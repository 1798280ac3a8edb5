import { benefits } from '@/lib/content/home'

export function Benefits() {
  return (
    <section aria-labelledby="benefits-title" className="on-dark bg-anthracite text-white">
      <div className="wrap section-space grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_2fr]">
        <h2 id="benefits-title" className="max-w-[14ch] text-h2">
          Built for weather off the North Sea
        </h2>
        <ul className="grid border-white/25 border-t sm:grid-cols-2">
          {benefits.map(({ title, text }) => (
            <li
              key={title}
              className="border-white/25 border-b py-7 sm:odd:border-r sm:odd:pr-8 sm:even:pl-8"
            >
              <h3 className="text-h3">{title}</h3>
              <p className="mt-2 text-white/85">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
