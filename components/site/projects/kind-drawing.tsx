import { Drawing } from '@/components/site/blocks/drawing'
import { areas } from '@/lib/content/areas'
import { type DrawingName, drawingNames } from '@/lib/content/drawings'
import { mainService, type ProjectSummary } from '@/lib/projects/schema'
import type { ServiceSlug } from '@/lib/routes'
import { drawingsOf, kindDrawings } from './planning-tile'

interface KindDrawingProps extends Pick<ProjectSummary, 'title' | 'services'> {
  /** Of the list, if it shows one. */
  type?: ServiceSlug | undefined
}

/**
 * Where there is no photo yet: the kind that the title names ('Lean-to…'), else the main kind of work.
 * Of the kinds of the project's own work; in a list of one type, of that.
 */
export function KindDrawing({ title, services, type }: KindDrawingProps) {
  const types = type ? [type] : services
  const names = types.flatMap((each) => [kindDrawings[each], ...drawingsOf(each)])
  const named = (types.length ? names : drawingNames)
    .toSorted((a, b) => b.length - a.length)
    .find((name) => isNamedIn(withoutTowns(title), name))
  return (
    <div className="absolute inset-0 grid items-end justify-center bg-glass px-2 pb-[8%]">
      <Drawing
        name={named ?? kindDrawings[type ?? mainService(services) ?? 'windows']}
        className="h-[80%] max-w-full lg:stroke-2 [&>.fill-glass]:fill-white"
      />
    </div>
  )
}

/** Or 'Whitley Bay' would name a bay window. */
const withoutTowns = (title: string) => areas.reduce((text, town) => text.replace(town, ''), title)

/** In whole words, joined or not: 'bifold', 'Bi-fold', 'bi fold'. */
function isNamedIn(title: string, name: DrawingName): boolean {
  return new RegExp(`\\b${[...name].join('[^a-z]*')}s?\\b`, 'i').test(title)
}
