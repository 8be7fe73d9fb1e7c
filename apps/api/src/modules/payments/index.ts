import { stripeEventRoute } from './stripe-event.ts'

export const paymentRoutes = [stripeEventRoute]
