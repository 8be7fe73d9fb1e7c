import type { ContactForm } from '@passepartout/content-model'
import { type ContactPoint, contactPoints } from '../../features/contact/contact-points.ts'
import type { LoadContext } from '../../platform/block.ts'

export const loadContactForm = (_block: ContactForm, context: LoadContext): Promise<ContactPoint[]> =>
  contactPoints(context, context.shop)
