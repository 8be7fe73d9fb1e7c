export { type JobHandler, type JobHandlers, type Jobs, startJobQueue } from './open-jobs.ts'
export { JOB_QUEUES, type JobPayload, type OrderEmailKind, type QueueName } from './queues.ts'
export type { JobReport, JobSummary } from './report-jobs.ts'
