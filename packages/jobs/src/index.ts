export { JOB_QUEUES, type JobPayload, type OrderEmailKind, type QueueName } from './job-queues.ts'
export type { JobReport, JobSummary } from './report-jobs.ts'
export { type JobHandler, type JobHandlers, type Jobs, startJobQueue } from './start-job-queue.ts'
