import { Drawing } from '@/components/site/blocks/drawing'
import { drawingNames } from '@/lib/content/drawings'
import { mainService, type ProjectSummary } from '@/lib/projects/schema'
import type { ServiceSlug } from '@/lib/routes'
import { drawingsOf, kindDrawings } from './planning-tile'

interface KindDrawingProps extends Pick<ProjectSummary, 'title' | 'services'> {
  /** Of the list, if it shows one. */
  type?: ServiceSlug | undefined
}

/**
 * Where there is no photo yet: the kind that the title names ('Lean-to…'), else the main kind of work.
 * In a list of one type, among its kinds alone.
 */
export function KindDrawing({ title, services, type }: KindDrawingProps) {
  const letters = title.toLowerCase().replace(/[^a-z]/g, '')
  const names = type ? drawingsOf(type) : drawingNames
  const named = names.find((name) => letters.includes(name.toLowerCase()))
  return (
    <div className="absolute inset-0 grid items-end justify-center bg-glass px-2 pb-[8%]">
      <Drawing
        name={named ?? kindDrawings[type ?? mainService(services) ?? 'windows']}
        className="h-[80%] max-w-full lg:stroke-2 [&>.fill-glass]:fill-white"
      />
    </div>
  )
}
