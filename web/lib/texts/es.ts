import type { Texts } from './en.ts';

export const texts = (): Texts => ({
  login: { title: 'Sesión iniciada', description: '¡Te damos la bienvenida de nuevo!' },
  loginFailed: { title: 'No se ha podido iniciar sesión', fallback: 'Comprueba tus credenciales e inténtalo de nuevo' },
  registered: { title: 'Registro completado', description: 'Se ha creado tu cuenta' },
  registrationFailed: {
    title: 'No se ha podido completar el registro',
    fallback: 'Comprueba tus datos e inténtalo de nuevo',
  },
  loggedOut: { title: 'Sesión cerrada', description: 'Has cerrado la sesión' },
  logoutFailed: { title: 'No se ha podido cerrar la sesión', fallback: 'Ha habido un problema al cerrar la sesión' },
  profileUpdated: { title: 'Perfil actualizado', description: 'Tu perfil se ha actualizado' },
  profileFailed: {
    title: 'No se ha podido actualizar el perfil',
    fallback: 'Ha habido un problema al actualizar tu perfil',
  },
  notAuthenticated: 'No has iniciado sesión',
  notProved: 'Para esto tienes que volver a iniciar sesión. No se ha cambiado nada.',
  tooMany: 'Demasiados intentos en poco tiempo. Espera unos minutos e inténtalo de nuevo.',
  commonPassword:
    'Es una de las contraseñas más comunes y de las primeras que prueban los demás. Es mejor que elijas otra.',
  codeNeeded:
    'Se han probado demasiadas contraseñas incorrectas en esta cuenta. Inicia sesión con un código por correo.',
});
