import { runSteps } from './testing/run-steps.ts'
import { steps } from './testing/steps.ts'

// npm test: everything except the tests that kill processes; see `npm run test:hard`.
runSteps(Object.keys(steps).filter((name) => name !== 'faults'))
