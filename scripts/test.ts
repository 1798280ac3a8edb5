import { runSteps } from './testing/run-steps.ts'
import { steps } from './testing/steps.ts'

// npm test: everything but what kills whole processes, which is for `npm run test:hard`.
runSteps(Object.keys(steps).filter((name) => name !== 'faults'))
