export const networkAdministrator = `Julio Lebsack
4449 Scheuvront Drive
Littleton, CO 80126
(123)345-7890
[email]
Objective Looking for a position as an Entry Level Network Administrator where I can maximize my training
experience.
ACADEMIC QUALIFICATIONS
B.S. in Computer Science, 2010
Princeton University, Princeton, NJ
GPA Score 3.6 on a 4.0 scale
Relevant Skills:
Familiar with LAN/WAN, TCP/IP and VPN.
Excellent knowledge in IP Networking and Routing Protocols.
Wide knowledge of operating systems and applications.
Sound knowledge of hardware and software troubleshooting.
Well-versed with Cisco Routers, Active Directory, Switches, Firewall/Proxy Administration, IIS and Surf
Control/Websense Administration.
Familiar with Network Security, Monitoring Tools, Enterprise Tools and Protocols.
Internship/Experience:
Telecommunication Systems
Annapolis, MD
From Jan 2009 to May 2009
Network Administrator
Configured, maintained and troubleshot complex networks.
Installed, supported and maintained servers and other computer systems.
Maintained network infrastructure such as switches and routers.
Installed Hard disks, CD Drives, CPU, Memory, Power supply unit, Network card, Video graphics card, and
Hard disk controller card on PC systems.
Awards/Honors/Certifications
Horst Betz Prize.
Network Administrator Certification`;
