export type { ConfigurationChange } from './commands/product-commands.ts'
export { createEditor, type Editor, type EditorOptions } from './create-editor.ts'
export type { Announcement, AnnouncementKey, Commit, Intent } from './events.ts'
export type { GestureHandle, Gestures } from './gestures/create-gestures.ts'
export type { Reach } from './gestures/gesture.ts'
export { HANDLES, type Handle, handlePoint } from './gestures/handle.ts'
export type { TwoFingers } from './gestures/pinch.ts'
export type { Timeline } from './history/history.ts'
export { isSound, restoreHistory } from './history/restore-history.ts'
export type { SerialisedHistory } from './history/serialise-history.ts'
export type { HandleKey, KeyPress, KeyWhere } from './keyboard/handle-key.ts'
export { type KeyHelpGroup, type KeyHelpLine, keyHelp } from './keyboard/key-help.ts'
export {
  type Chord,
  KEYMAP,
  type KeyBinding,
  type KeyCommand,
  type KeyGroup,
  type KeyScope,
} from './keyboard/keymap.ts'
export type { PhotoInSlot } from './photo-in-slot.ts'
export { elementAt, graspedAt } from './pointer/below-pointer.ts'
export { layDown } from './pointer/lay-down.ts'
export {
  createPointerTool,
  type PagePointer,
  type PointerOwner,
  type PointerTool,
} from './pointer/pointer-tool.ts'
export type { Schedule } from './schedule.ts'
export type {
  EditorSnapshot,
  GestureKind,
  HistoryEntry,
  HistoryView,
  Lifted,
  LiveGesture,
  Mode,
  OpenCrop,
  Session,
  SnapLine,
  StepName,
} from './state.ts'
