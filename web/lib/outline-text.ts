/** Apart from the engine's index, so that a page which needs another part of that does not download this one. */
export { outlineResume, readRoles } from '#engine';
