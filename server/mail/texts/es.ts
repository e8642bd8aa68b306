import type { Texts } from './en.ts';

const setPassword = 'Elegir una contraseña nueva';
const newPassword =
  'Si has sido tú, no tienes que hacer nada. Si no, elige ahora mismo una contraseña nueva: así se cierra la sesión en todos los demás dispositivos. Después revisa tu cuenta.';

export const texts = (): Texts => ({
  code: 'Tu código:',
  orCode: 'O escribe este código:',
  holds: (time) => `Vale durante ${time} y sirve una sola vez.`,
  textMessage: (code) => `Tu código de Shortlist: ${code}`,
  emails: {
    confirmation: {
      subject: 'Confirma tu correo electrónico',
      opening: 'Confirma esta dirección para terminar de crear tu cuenta de Shortlist.',
      button: 'Confirmar la dirección',
      ignore: 'Si no te has registrado, ignora este correo: sin él no se puede usar ninguna cuenta.',
    },
    magicLink: {
      subject: 'Tu enlace para iniciar sesión',
      opening: 'Con este enlace inicias sesión en tu cuenta de Shortlist.',
      button: 'Iniciar sesión',
      ignore: 'Si no has pedido iniciar sesión, ignora este correo. No des nunca el código a nadie.',
    },
    recovery: {
      subject: 'Restablece tu contraseña',
      opening: 'Elige una contraseña nueva para tu cuenta de Shortlist.',
      button: 'Elegir una contraseña nueva',
      ignore: 'Si no lo has pedido, ignora este correo: tu contraseña sigue igual.',
    },
    invite: {
      subject: 'Tienes una invitación a Shortlist',
      opening: 'Se ha creado una cuenta de Shortlist para ti. Acepta la invitación para usarla.',
      button: 'Aceptar la invitación',
      ignore: 'Si no esperabas ninguna invitación, ignora este correo.',
    },
    emailChangeNew: {
      subject: 'Confirma tu correo electrónico nuevo',
      opening: 'Confirma que esta dirección debe pertenecer a tu cuenta de Shortlist.',
      button: 'Confirmar el cambio',
      ignore: 'Si no lo has pedido, ignora este correo: nada cambia sin ti.',
    },
    emailChangeCurrent: {
      subject: 'Confirma el cambio de tu correo electrónico',
      opening: (newEmail) =>
        `A partir de ahora, tu cuenta de Shortlist pertenecerá a ${newEmail}. Confirma que es lo que quieres.`,
      button: 'Confirmar el cambio',
      ignore: 'Si no lo has pedido, no lo confirmes y cambia tu contraseña: alguien ha iniciado sesión en tu nombre.',
    },
    reauthentication: {
      subject: 'Tu código de confirmación',
      opening: 'Escribe este código para confirmar que eres tú quien cambia la cuenta.',
      button: '',
      ignore: 'Si no estás cambiando nada, cambia tu contraseña: alguien ha iniciado sesión en tu nombre.',
    },
  },
  notices: {
    password_changed: {
      subject: 'Se ha cambiado tu contraseña',
      opening: ({ time }) => [
        `La contraseña de tu cuenta de Shortlist se cambió el ${time}.`,
        'Se ha cerrado la sesión en todos los demás dispositivos.',
      ],
      advice: newPassword,
      button: setPassword,
    },
    email_changed: {
      subject: 'Se ha cambiado tu correo electrónico',
      opening: ({ time, email }) => [
        email
          ? `Desde el ${time}, tu cuenta de Shortlist pertenece a ${email}.`
          : `El ${time} se quitó esta dirección de tu cuenta de Shortlist.`,
        'Esta dirección ya no da acceso a ella.',
      ],
      advice:
        'Si has sido tú, no tienes que hacer nada. Si no, vuelve a cambiar la dirección en la página de tu cuenta, allí donde sigas con la sesión iniciada, o escribe a quien gestiona este sitio.',
      button: 'Abrir tu cuenta',
    },
    phone_changed: {
      subject: 'Se ha cambiado tu número de teléfono',
      opening: ({ time }) => [`El número de teléfono de tu cuenta de Shortlist se cambió el ${time}.`],
      advice: newPassword,
      button: setPassword,
    },
    factor_added: {
      subject: 'Se ha activado un segundo paso',
      opening: ({ time }) => [
        `Desde el ${time}, para iniciar sesión en tu cuenta de Shortlist hace falta un segundo paso, como el código de una aplicación.`,
      ],
      advice: newPassword,
      button: setPassword,
    },
    factor_removed: {
      subject: 'Se ha quitado un segundo paso',
      opening: ({ time }) => [`El ${time} se quitó un segundo paso del inicio de sesión en tu cuenta de Shortlist.`],
      advice: newPassword,
      button: setPassword,
    },
    new_device: {
      subject: 'Inicio de sesión desde un dispositivo nuevo',
      opening: ({ time, device, ip }) => [
        `El ${time} alguien inició sesión en tu cuenta de Shortlist desde un dispositivo o una red que no conocíamos.`,
        ...(device ? [`Dispositivo: ${device}`] : []),
        ...(ip ? [`Dirección IP: ${ip}`] : []),
      ],
      advice: newPassword,
      button: setPassword,
    },
  },
});
