import { runSteps } from '../test-runner/run-steps.ts'
import { stepNames } from '../test-runner/steps.ts'

// npm test: everything except the tests that kill processes; see `npm run test:hard`.
runSteps(stepNames.filter((name) => name !== 'faults'))
