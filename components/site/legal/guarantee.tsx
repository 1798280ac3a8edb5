import { Icon } from '@/components/ui/icon'
import type { GuaranteeScope } from '@/lib/content/legal'

const tick = { path: 'm3 10.5 4.5 4.5L17 5', className: 'mt-1 shrink-0 text-moss' }
const cross = { path: 'm5 5 10 10M15 5 5 15', className: 'mt-1 shrink-0 text-slate' }

/** What a guarantee covers, beside what it does not. */
export function Guarantee({ scope: { period, covered, excluded } }: { scope: GuaranteeScope }) {
  return (
    <div className="mt-4 grid gap-px border border-bar bg-bar sm:grid-cols-2">
      <p className="bg-anthracite px-5 py-3 font-semibold text-lg text-white sm:col-span-2">
        {period}
      </p>
      <div className="bg-glass p-5">
        <Side title="Covered" items={covered} mark={tick} />
      </div>
      <div className="bg-white p-5">
        <Side title="Not covered" items={excluded} mark={cross} />
      </div>
    </div>
  )
}

interface SideProps {
  title: string
  items: readonly string[]
  mark: typeof tick
}

function Side({ title, items, mark }: SideProps) {
  return (
    <>
      <h4 className="text-lg">{title}</h4>
      <ul className="mt-2">
        {items.map((item) => (
          <li key={item} className="flex gap-3">
            <Icon size={20} strokeWidth="2" {...mark} />
            {item}
          </li>
        ))}
      </ul>
    </>
  )
}
