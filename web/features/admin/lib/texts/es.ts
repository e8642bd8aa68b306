import type { Texts } from './en.ts';

export const texts = (): Texts => ({
  error: 'Algo ha fallado',
  success: 'Hecho',
  cancel: 'Cancelar',
  tryAgain: 'Reintentar',
  stale: 'Puede que lo que se muestra no esté actualizado.',
  loadMore: 'Cargar más',
  loadingMore: 'Cargando…',
  unknown: 'Desconocido',
  system: 'La propia instalación',
  actions: {
    grant_admin_role: 'Rol de administración concedido',
    revoke_admin_role: 'Rol de administración retirado',
    delete_resume: 'Currículum eliminado',
    update_setting: 'Ajuste del sistema modificado',
    create_setting: 'Ajuste del sistema creado',
    create_backup: 'Copia de seguridad creada',
    restore_backup: 'Copia de seguridad restaurada',
  },
});
