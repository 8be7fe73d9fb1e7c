import type { Photo } from '@passepartout/contracts'
import { photoNoticeSchema } from '@passepartout/contracts/schemas'
import type { PhotoRow } from '@passepartout/db'

export const toPhotoPayload = (row: PhotoRow): Photo => ({
  id: row.id,
  name: row.name,
  width: row.width,
  height: row.height,
  mime: row.mime,
  size: row.bytes,
  notices: row.notices.flatMap(notice => photoNoticeSchema.safeParse(notice).data ?? []),
  previewUrl: `/web-api/photos/${row.id}/preview`,
  createdAt: row.createdAt.toISOString(),
})
