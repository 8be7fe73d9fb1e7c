import type { ComponentType } from 'react'
import type { Page } from '../../platform/page.ts'
import { ConsentForm } from '../consent/consent-form.tsx'
import { ConsentNotice } from '../consent/consent-notice.tsx'
import type { DialogType } from '../dialog-parts/dialog-rules.ts'
import { ContactOptions } from './contact-options.tsx'
import { LogIn } from './log-in.tsx'

type Content = ComponentType<{ page: Page }>

const dialogs: Record<DialogType, Content> = {
  'log-in': LogIn,
  consent: ConsentForm,
  contact: ContactOptions,
}

/** Contents that the server renders under `/_dialogs/<name>`: the dialogs, and the consent notice. */
export const dialogContents: Readonly<Record<string, Content>> = {
  ...dialogs,
  'consent-notice': ConsentNotice,
}
