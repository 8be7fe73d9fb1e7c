export { type Handlers, type JobHandler, type Jobs, openJobs } from './open-jobs.ts'
export { type JobPayload, type OrderLetter, QUEUES, type QueueName } from './queues.ts'
export type { JobReport, JobSummary } from './report-jobs.ts'
