import type { ServiceContent } from '@/lib/content/service-content'

/** Rules and facts before choosing: the term in one light, what it means in the other. */
export function WorthKnowing({ service }: { service: ServiceContent }) {
  return (
    <section aria-labelledby="worth-knowing-title" className="border-bar border-t">
      <div className="wrap section-space grid gap-x-14 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <div className="self-start lg:sticky lg:top-28">
          <h2 id="worth-knowing-title" className="max-w-[9.2em] text-h2">
            Worth knowing before you choose
          </h2>
          <p className="mt-3 max-w-[40ch] text-base text-slate">
            These are the general rules for houses in England. We'll go through yours with you when
            we measure.
          </p>
        </div>
        <dl>
          {service.worthKnowing.map(({ title, text }) => (
            <div
              key={title}
              className="grid gap-x-8 gap-y-1 border-bar border-t py-5 last:border-b md:grid-cols-[1fr_2fr]"
            >
              <dt className="font-display font-semibold text-h3 tracking-tight">{title}</dt>
              <dd className="max-w-[60ch]">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
