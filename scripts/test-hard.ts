import { runSteps } from './testing/run-steps.ts'

// npm run test:hard: what takes too long for every day. The tests look at TEST_HARD themselves.
runSteps(['unit', 'policies', 'contract', 'build', 'faults', 'e2e'], { TEST_HARD: '1' })
