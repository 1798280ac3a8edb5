import { runSteps } from '../test-runner/run-steps.ts'

// npm run test:hard: tests too slow for every day. They read TEST_HARD themselves.
runSteps(['unit', 'policies', 'contract', 'build', 'faults', 'e2e'], { TEST_HARD: '1' })
