import { randomUUID } from 'node:crypto'
import { lt } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { contactMessages } from '../schema/index.ts'

export interface NewContactMessage {
  channel: string
  locale: string
  topic: string
  name: string
  email: string
  orderNumber: string | null
  message: string
  createdAt: Date
}

export async function addContactMessage(db: Database, message: NewContactMessage): Promise<void> {
  await db.insert(contactMessages).values({ id: randomUUID(), ...message })
}

/** @returns how many were removed */
export async function removeContactMessages(db: Database, writtenBefore: Date): Promise<number> {
  const removed = await db
    .delete(contactMessages)
    .where(lt(contactMessages.createdAt, writtenBefore))
    .returning({ id: contactMessages.id })
  return removed.length
}
