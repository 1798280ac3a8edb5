import { runSteps } from './testing/run-steps.ts'

// npm test: everything.
runSteps()
