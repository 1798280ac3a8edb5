import { NumberedSteps } from '@/components/site/blocks/numbered-steps'
import { nextSteps } from '@/lib/content/services'

export function NextSteps() {
  return (
    <div>
      <h2 className="mb-6 text-h2">What happens next</h2>
      <NumberedSteps steps={nextSteps} />
    </div>
  )
}
