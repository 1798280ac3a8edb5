import { runSteps } from '../test-runner/run-steps.ts'
import { steps } from '../test-runner/steps.ts'

// npm test: everything except the tests that kill processes; see `npm run test:hard`.
runSteps(Object.keys(steps).filter((name) => name !== 'faults'))
