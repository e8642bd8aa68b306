export const languages = `English=Englisch=fluent English
German=Deutsch
French=Französisch
Spanish=Spanisch
Italian=Italienisch
Dutch
Portuguese
Polish
Russian
Mandarin
Cantonese
Japanese
Arabic
Hindi
Swedish
Norwegian`;
