import { Points } from '@/components/site/blocks/points'
import { benefits } from '@/lib/content/home'

export function Benefits() {
  return (
    <section aria-labelledby="benefits-title" className="on-dark bg-anthracite text-white">
      <div className="wrap section-space grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_2fr]">
        <h2 id="benefits-title" className="max-w-[9.2em] text-h2">
          Built for weather off the North Sea
        </h2>
        <Points points={benefits} columns={2} onDark />
      </div>
    </section>
  )
}
